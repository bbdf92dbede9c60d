CREATE TABLE "queue_owners" (
	"record_id" uuid PRIMARY KEY,
	"staff_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queue_owners_age" ON "queue_owners" ("taken_at");--> statement-breakpoint
ALTER TABLE "queue_owners" ADD CONSTRAINT "queue_owners_staff_id_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");