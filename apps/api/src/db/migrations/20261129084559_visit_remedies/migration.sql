ALTER TABLE "visits" ADD COLUMN "choose_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "remedy" text;--> statement-breakpoint
CREATE INDEX "visits_choose_by" ON "visits" ("choose_by") WHERE remedy is null and choose_by is not null;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_remedy" CHECK (remedy in ('another_time','refund'));--> statement-breakpoint
-- A visit that the office called off before its contract ended is our fault, and the family chooses.
UPDATE "visits" SET "fault" = 'agency', "choose_by" = now() + interval '72 hours'
FROM "contracts"
WHERE "contracts"."id" = "visits"."contract_id"
  AND "contracts"."state" NOT IN ('cancelled', 'finished')
  AND "visits"."status" = 'cancelled'
  AND "visits"."fault" IS NULL;
