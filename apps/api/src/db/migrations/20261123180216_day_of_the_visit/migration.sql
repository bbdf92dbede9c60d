CREATE TABLE "visit_steps" (
	"id" uuid PRIMARY KEY,
	"visit_id" uuid NOT NULL,
	"step" text NOT NULL,
	"driver" varchar(60) NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_steps_once" UNIQUE("visit_id","step"),
	CONSTRAINT "visit_steps_step" CHECK (step in ('left','at_door','nobody_opens','inside','done'))
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "driver" varchar(60);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "door_name" varchar(80);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "door_mobile" text;--> statement-breakpoint
CREATE INDEX "visit_steps_received" ON "visit_steps" ("received_at");--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" ("day");--> statement-breakpoint
ALTER TABLE "visit_steps" ADD CONSTRAINT "visit_steps_visit_id_visits_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visits"("id");--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind", ADD CONSTRAINT "notices_kind" CHECK (kind in ('order_placed','order_paid','order_expired','package_priced','stage_reached','worker_changed','visit_tomorrow','visit_soon','visit_moved','visit_on_the_way','visit_at_door','visit_missed','visit_done','request_answered','complaint_answered','refund_approved','refund_sent','invoice_due','invoice_overdue','contract_ending','wait_list_answered','voucher_ending','new_sign_in','password_changed'));