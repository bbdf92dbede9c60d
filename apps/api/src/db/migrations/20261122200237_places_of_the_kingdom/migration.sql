ALTER TABLE "branches" ADD COLUMN "served_city_ids" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
UPDATE "branches" SET "served_city_ids" = jsonb_build_array("city_id");--> statement-breakpoint
-- Servers of the release before still read these three while this one is rolled out.
ALTER TABLE "cities" ALTER COLUMN "code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "latitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "longitude" DROP NOT NULL;
