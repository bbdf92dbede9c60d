ALTER TABLE "customers" ADD COLUMN "privacy_version" varchar(20);--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "privacy_seen_at" timestamp with time zone;