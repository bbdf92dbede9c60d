CREATE TABLE "worker_documents" (
	"id" uuid PRIMARY KEY,
	"worker_id" integer NOT NULL,
	"kind" text NOT NULL,
	"expires_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_documents_kind_once" UNIQUE("worker_id","kind"),
	CONSTRAINT "worker_documents_kind" CHECK (kind in ('residence_permit','passport','medical','insurance'))
);
--> statement-breakpoint
CREATE INDEX "worker_documents_expiry" ON "worker_documents" ("expires_on");--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");