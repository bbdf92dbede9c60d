CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY,
	"name" varchar(60) NOT NULL,
	"email" varchar(254) NOT NULL UNIQUE,
	"password_hash" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"roles" jsonb NOT NULL,
	"branches" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY,
	"token_hash" bytea NOT NULL UNIQUE,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"browser" varchar(200) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_acts" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "office_acts" ADD COLUMN "acted_from" text;--> statement-breakpoint
ALTER TABLE "office_acts" ALTER COLUMN "before" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "office_acts" ALTER COLUMN "after" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" ("expires_at");--> statement-breakpoint
ALTER TABLE "office_acts" ADD CONSTRAINT "office_acts_staff_id_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");