ALTER TABLE "visits" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- What was decided before stays decided.
UPDATE "visits" SET "settled_at" = "updated_at" WHERE "claimed_at" IS NOT NULL AND "status" NOT IN ('scheduled','on_the_way');
