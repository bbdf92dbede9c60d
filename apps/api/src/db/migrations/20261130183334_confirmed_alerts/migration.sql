ALTER TABLE "availability_alerts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD COLUMN "confirm_token_hash" bytea;--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD CONSTRAINT "availability_alerts_confirm_token_hash_key" UNIQUE("confirm_token_hash");--> statement-breakpoint
UPDATE "availability_alerts" SET "confirmed_at" = "created_at";
