CREATE TABLE "notice_choices" (
	"customer_id" uuid,
	"topic" text,
	"channel" text,
	"wanted" boolean NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_choices_pkey" PRIMARY KEY("customer_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"reference" text NOT NULL,
	"notice" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_once" UNIQUE("customer_id","kind","reference"),
	CONSTRAINT "notices_kind" CHECK (kind in ('order_placed','order_paid','order_expired','package_priced','stage_reached','worker_changed','visit_tomorrow','visit_soon','visit_moved','visit_missed','visit_done','request_answered','complaint_answered','refund_approved','refund_sent','invoice_due','invoice_overdue','contract_ending','wait_list_answered','voucher_ending','new_sign_in','password_changed'))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text DEFAULT 'ar' NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_customer" ON "notices" ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_about" ON "notices" ("about");--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");