CREATE TABLE "office_acts" (
	"id" uuid PRIMARY KEY,
	"operation" text NOT NULL,
	"record_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"acted_by" varchar(60),
	"reason" varchar(500),
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"notices" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "visit_city_ids" jsonb;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "returned" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "choose_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "remedy" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "must_be_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "warned_on_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "unserved_minutes" integer;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
CREATE INDEX "visits_choose_by" ON "visits" ("choose_by") WHERE remedy is null and choose_by is not null;--> statement-breakpoint
CREATE INDEX "office_acts_customer" ON "office_acts" ("customer_id","at");--> statement-breakpoint
CREATE INDEX "office_acts_at" ON "office_acts" ("at");--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_visit_id_visits_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visits"("id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_fault" CHECK (fault in ('agency','family','nobody'));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_remedy" CHECK (remedy in ('another_time','refund'));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_failure_reason" CHECK (failure_reason in ('worker_ill','no_worker','no_driver','called_off','nobody_opened','worker_refused','unsafe','weather','road'));--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind", ADD CONSTRAINT "notices_kind" CHECK (kind in ('order_placed','order_paid','order_needs_worker','order_expired','order_cancelled','order_withdrawn','package_priced','stage_reached','worker_confirmed','worker_changed','visit_tomorrow','visit_soon','visit_moved','visit_cancelled','visit_failed','visit_unconfirmed','visit_on_the_way','visit_at_door','visit_missed','visit_done','request_answered','complaint_answered','refund_approved','refund_sent','refund_failed','invoice_due','invoice_paid','invoice_overdue','charge_voided','wallet_adjusted','points_earned','voucher_granted','voucher_returned','contract_ending','contract_changed','contract_resumed','contract_finished','visits_ended','wait_list_answered','voucher_ending','new_sign_in','password_changed','mobile_changed','email_changed'));--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_acts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of office_acts are only added'; END $$;--> statement-breakpoint
CREATE TRIGGER "office_acts_are_only_added" BEFORE UPDATE OR DELETE ON "office_acts" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_acts"();--> statement-breakpoint
-- A visit that the office called off before its contract ended is our fault, and the family chooses.
UPDATE "visits" SET "fault" = 'agency', "choose_by" = now() + interval '72 hours'
FROM "contracts"
WHERE "contracts"."id" = "visits"."contract_id"
  AND "contracts"."state" NOT IN ('cancelled', 'finished')
  AND "visits"."status" = 'cancelled'
  AND "visits"."fault" IS NULL;--> statement-breakpoint
-- Until now nobody had to record the arrival of a live-in or transferred worker, so the workers of contracts
-- that have begun count as arrived on their first day. Nothing is taken back from anybody.
UPDATE "contracts" SET "received_at" = "contracts"."start_date"::timestamp AT TIME ZONE 'Asia/Riyadh'
FROM "orders"
WHERE "orders"."id" = "contracts"."order_id" AND "orders"."kind" <> 'mediation'
  AND "contracts"."received_at" IS NULL
  AND "contracts"."start_date" < (now() AT TIME ZONE 'Asia/Riyadh')::date
  AND NOT EXISTS (SELECT 1 FROM "visits" WHERE "visits"."contract_id" = "contracts"."id");
--> statement-breakpoint
-- Nobody was asked about the visits from before; they keep their state.
UPDATE "visits" SET "must_be_confirmed" = false WHERE "ends_at" < now();
