CREATE TABLE "worker_changes" (
	"contract_id" uuid,
	"from_day" date,
	"old_worker_id" integer,
	"new_worker_id" integer,
	CONSTRAINT "worker_changes_pkey" PRIMARY KEY("contract_id","from_day","new_worker_id")
);
--> statement-breakpoint
CREATE TABLE "worker_absences" (
	"id" uuid PRIMARY KEY,
	"worker_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"note" varchar(500),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_absences_days" CHECK (last_day >= first_day),
	CONSTRAINT "worker_absences_reason" CHECK (reason in ('ill','leave','other'))
);
--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "other_worker_ids" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_acts" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "worker_changes_from" ON "worker_changes" ("from_day");--> statement-breakpoint
CREATE INDEX "worker_absences_worker" ON "worker_absences" ("worker_id","last_day");--> statement-breakpoint
ALTER TABLE "worker_changes" ADD CONSTRAINT "worker_changes_contract_id_contracts_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "worker_changes" ADD CONSTRAINT "worker_changes_old_worker_id_workers_id_fkey" FOREIGN KEY ("old_worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "worker_changes" ADD CONSTRAINT "worker_changes_new_worker_id_workers_id_fkey" FOREIGN KEY ("new_worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "worker_absences" ADD CONSTRAINT "worker_absences_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind", ADD CONSTRAINT "notices_kind" CHECK (kind in ('order_placed','order_paid','order_needs_worker','order_expired','order_cancelled','order_withdrawn','package_priced','stage_reached','worker_expected','worker_confirmed','worker_changed','visit_tomorrow','visit_soon','visit_moved','visit_worker_changed','visit_cancelled','visit_failed','visit_unconfirmed','visit_on_the_way','visit_at_door','visit_missed','visit_done','request_answered','complaint_answered','refund_approved','refund_sent','refund_failed','invoice_due','invoice_paid','invoice_overdue','charge_voided','wallet_adjusted','points_earned','voucher_granted','voucher_returned','contract_ending','contract_changed','contract_resumed','contract_finished','visits_ended','wait_list_answered','voucher_ending','new_sign_in','password_changed','mobile_changed','email_changed'));--> statement-breakpoint
-- Nobody kept who took these workers off the offer; the office puts back whom it wants to.
UPDATE "workers" SET "withdrawn" = true WHERE "status" = 'unavailable';--> statement-breakpoint
-- Replacements that were granted for a later day.
INSERT INTO "worker_changes" ("contract_id", "from_day", "old_worker_id", "new_worker_id")
SELECT "requests"."contract_id", ("requests"."details" ->> 'from')::date, "contracts"."worker_id", ("requests"."details" ->> 'given_worker_id')::integer
FROM "requests" JOIN "contracts" ON "contracts"."id" = "requests"."contract_id"
WHERE "requests"."status" = 'approved'
  AND "requests"."kind" IN ('replace_service', 'replacement')
  AND "contracts"."state" IN ('running', 'suspended', 'defaulted')
  AND ("requests"."details" ->> 'given_worker_id') IS NOT NULL
  AND ("requests"."details" ->> 'replaced_worker_id')::integer = "contracts"."worker_id"
  AND ("requests"."details" ->> 'from')::date > (now() AT TIME ZONE 'Asia/Riyadh')::date
ON CONFLICT DO NOTHING;
