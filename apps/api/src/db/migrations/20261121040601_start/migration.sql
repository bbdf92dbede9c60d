CREATE TABLE "branches" (
	"id" integer PRIMARY KEY,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"city_id" integer NOT NULL,
	"location" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"map_link" text NOT NULL,
	"phone" text NOT NULL,
	"head_office" boolean NOT NULL,
	"shelter_pickup" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"state_id" integer NOT NULL,
	"postal_prefix" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"name" jsonb NOT NULL,
	"dial" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nationalities" (
	"id" integer PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"country" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"masculine_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"recruitment_ceiling" integer,
	"typical_arrival_days" integer,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "neighborhoods" (
	"id" integer PRIMARY KEY,
	"name" jsonb NOT NULL,
	"city_id" integer NOT NULL,
	"state_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_workers" (
	"plan_id" integer,
	"worker_id" integer,
	"position" integer NOT NULL,
	CONSTRAINT "plan_workers_pkey" PRIMARY KEY("plan_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY,
	"service_id" integer NOT NULL,
	"nationality_id" integer,
	"job_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"list_price" integer NOT NULL,
	"employee_wage" integer NOT NULL,
	"salary" integer,
	"taxes" jsonb NOT NULL,
	"duration_days" integer NOT NULL,
	"duration_label" jsonb NOT NULL,
	"visits_per_week" integer NOT NULL,
	"visit_count" integer NOT NULL,
	"visit_period" text,
	"visit_hours" integer,
	"requires_insurance" boolean NOT NULL,
	"insurance_amount" integer NOT NULL,
	"insurance_in_price" boolean NOT NULL,
	"category_code" text NOT NULL,
	"category_name" jsonb NOT NULL,
	"trial_days" integer,
	"estimated_arrival_days" integer,
	"paid_through" text NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY,
	"name" jsonb NOT NULL,
	"rating" integer NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_jobs" (
	"service_id" integer,
	"job_id" integer,
	"position" integer NOT NULL,
	CONSTRAINT "service_jobs_pkey" PRIMARY KEY("service_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"name" jsonb NOT NULL,
	"short" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"includes" jsonb NOT NULL,
	"excludes" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY,
	"country_id" integer NOT NULL,
	"iso" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" integer PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"version" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY,
	"name" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"percent" integer,
	"amount" integer,
	"max_discount" integer,
	"services" jsonb NOT NULL,
	"first_order_only" boolean NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"customer_id" uuid,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" integer PRIMARY KEY,
	"name" jsonb NOT NULL,
	"gender" text NOT NULL,
	"age" integer NOT NULL,
	"experience_years" integer NOT NULL,
	"experience" jsonb NOT NULL,
	"nationality_id" integer NOT NULL,
	"kind" text NOT NULL,
	"branch_id" integer,
	"location" jsonb NOT NULL,
	"job_ids" jsonb NOT NULL,
	"skills" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"status" text NOT NULL,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"state_id" integer,
	"neighborhood_id" integer,
	"city" text,
	"district" text,
	"street" text NOT NULL,
	"building_number" text NOT NULL,
	"unit_number" text,
	"zip" text,
	"additional_number" text,
	"short_address" text,
	"note" text,
	"map_link" text,
	"main" boolean NOT NULL,
	"delivery" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"topic" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"login" text NOT NULL,
	"national_id" text,
	"email" text,
	"mobile" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"preferences" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text,
	"key" text,
	"fingerprint" text NOT NULL,
	"operation" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_pkey" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" bytea PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"hits" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" bytea PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" bytea NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_stages" (
	"order_id" uuid,
	"stage" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_stages_pkey" PRIMARY KEY("order_id","stage")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"service_id" integer,
	"plan_id" integer,
	"worker_id" integer,
	"worker_chosen" boolean DEFAULT false NOT NULL,
	"address_id" uuid,
	"branch_id" integer,
	"need_delivery" boolean DEFAULT false NOT NULL,
	"start_date" date,
	"end_date" date,
	"window" text,
	"visits" jsonb DEFAULT '[]' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"repeat_count" integer DEFAULT 1 NOT NULL,
	"repeat_interval_days" integer DEFAULT 0 NOT NULL,
	"note" text,
	"quote" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"wallet_amount" integer DEFAULT 0 NOT NULL,
	"wallet_hold" text,
	"voucher_code" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"mediation" jsonb,
	"package" jsonb,
	"passport_upload_id" uuid,
	"hold_expires_at" timestamp with time zone,
	"payment_method" text,
	"paid_at" timestamp with time zone,
	"needs_another_worker" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_status" CHECK (status in ('draft','pending_payment','paid','processing','active','completed','cancelled','expired')),
	CONSTRAINT "orders_kind" CHECK (kind in ('hourly','resident','period','mediation','special_packages')),
	CONSTRAINT "orders_amounts" CHECK (total >= 0 and wallet_amount >= 0 and wallet_amount <= total)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"order_id" uuid,
	"invoice_id" uuid,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"session_id" text,
	"session_url" text,
	"provider_ref" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"save_card" boolean DEFAULT false NOT NULL,
	"card_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_provider_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payments_status" CHECK (status in ('pending','paid','declined','abandoned','expired','partly_refunded','refunded','unmatched'))
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"code" text,
	"customer_id" uuid,
	"order_id" uuid,
	"claimed_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "voucher_uses_pkey" PRIMARY KEY("code","customer_id")
);
--> statement-breakpoint
CREATE TABLE "worker_slots" (
	"worker_id" integer,
	"day" date,
	"period" text,
	"order_id" uuid NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "worker_slots_pkey" PRIMARY KEY("worker_id","day","period"),
	CONSTRAINT "worker_slots_period" CHECK (period in ('morning','evening'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"customer_id" uuid,
	"kind" text,
	CONSTRAINT "accounts_pkey" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "accounts_kind" CHECK (kind in ('wallet','points'))
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text NOT NULL,
	"holder" text NOT NULL,
	"one_use" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_token" UNIQUE("provider","token")
);
--> statement-breakpoint
CREATE TABLE "complaint_events" (
	"id" uuid PRIMARY KEY,
	"complaint_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"by_office" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"customer_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"type" text NOT NULL,
	"details" text,
	"state" text NOT NULL,
	"priority" text NOT NULL,
	"request_date" date NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaints_state" CHECK (state in ('open','on_hold','closed'))
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL UNIQUE,
	"service_id" integer,
	"plan_id" integer,
	"worker_id" integer,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"received_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contracts_state" CHECK (state in ('running','cancelled','defaulted','on_hold','pending_swap','suspended','finished'))
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"order_id" uuid,
	"contract_id" uuid,
	"refers_to" uuid,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"tax" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"qr" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_kind" CHECK (kind in ('order','suspension_fee','cancellation_balance','office_charge','credit_note')),
	CONSTRAINT "invoices_state" CHECK (state in ('unpaid','paid','cancelled','credited'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"hold" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("account","kind","reference"),
	CONSTRAINT "ledger_account" CHECK (account in ('wallet','points')),
	CONSTRAINT "ledger_amount" CHECK (amount > 0),
	CONSTRAINT "ledger_hold" CHECK ((hold is not null) = (kind in ('hold','release','capture')))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"credit_note_id" uuid,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_state" CHECK (state in ('pending','sent','failed')),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"priority" text NOT NULL,
	"request_date" date NOT NULL,
	"details" jsonb NOT NULL,
	"quote" jsonb,
	"contract_state_before" text NOT NULL,
	"attachment_id" uuid,
	"answer" text,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_kind" CHECK (kind in ('cancellation','suspension','replacement','replace_service','refund_payment')),
	CONSTRAINT "requests_status" CHECK (status in ('open','approved','rejected','completed'))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY,
	"contract_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"worker_id" integer,
	"sequence" integer NOT NULL,
	"day" date NOT NULL,
	"period" text NOT NULL,
	"arrive_from" text NOT NULL,
	"arrive_to" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visits_sequence" UNIQUE("contract_id","sequence"),
	CONSTRAINT "visits_status" CHECK (status in ('scheduled','on_the_way','in_progress','done','missed','cancelled','moved'))
);
--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_main" ON "addresses" ("customer_id") WHERE main and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_national_id_unique" ON "customers" ("national_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email_unique" ON "customers" (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "customers_mobile_unique" ON "customers" ("mobile");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" ("next_at") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_customer" ON "uploads" ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_holds" ON "orders" ("hold_expires_at") WHERE status = 'pending_payment';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" ("order_id");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" ("invoice_id");--> statement-breakpoint
CREATE INDEX "worker_slots_order" ON "worker_slots" ("order_id");--> statement-breakpoint
CREATE INDEX "cards_customer" ON "cards" ("customer_id");--> statement-breakpoint
CREATE INDEX "complaint_events_complaint" ON "complaint_events" ("complaint_id","at");--> statement-breakpoint
CREATE INDEX "complaints_customer" ON "complaints" ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "contracts_customer" ON "contracts" ("customer_id","state");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" ("customer_id","issued_at");--> statement-breakpoint
CREATE INDEX "ledger_customer" ON "ledger_entries" ("customer_id","account","at");--> statement-breakpoint
CREATE INDEX "refunds_customer" ON "refunds" ("customer_id");--> statement-breakpoint
CREATE INDEX "requests_customer" ON "requests" ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "visits_customer" ON "visits" ("customer_id","starts_at");--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_city_id_cities_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id");--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fkey" FOREIGN KEY ("state_id") REFERENCES "states"("id");--> statement-breakpoint
ALTER TABLE "neighborhoods" ADD CONSTRAINT "neighborhoods_city_id_cities_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id");--> statement-breakpoint
ALTER TABLE "neighborhoods" ADD CONSTRAINT "neighborhoods_state_id_states_id_fkey" FOREIGN KEY ("state_id") REFERENCES "states"("id");--> statement-breakpoint
ALTER TABLE "plan_workers" ADD CONSTRAINT "plan_workers_plan_id_plans_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id");--> statement-breakpoint
ALTER TABLE "plan_workers" ADD CONSTRAINT "plan_workers_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_service_id_services_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_nationality_id_nationalities_id_fkey" FOREIGN KEY ("nationality_id") REFERENCES "nationalities"("id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id");--> statement-breakpoint
ALTER TABLE "service_jobs" ADD CONSTRAINT "service_jobs_service_id_services_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id");--> statement-breakpoint
ALTER TABLE "service_jobs" ADD CONSTRAINT "service_jobs_job_id_jobs_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id");--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fkey" FOREIGN KEY ("country_id") REFERENCES "countries"("id");--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_nationality_id_nationalities_id_fkey" FOREIGN KEY ("nationality_id") REFERENCES "nationalities"("id");--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_branch_id_branches_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branches"("id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_state_id_states_id_fkey" FOREIGN KEY ("state_id") REFERENCES "states"("id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_neighborhood_id_neighborhoods_id_fkey" FOREIGN KEY ("neighborhood_id") REFERENCES "neighborhoods"("id");--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "order_stages" ADD CONSTRAINT "order_stages_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_service_id_services_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_id_plans_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_id_addresses_id_fkey" FOREIGN KEY ("address_id") REFERENCES "addresses"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_branches_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branches"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_code_vouchers_code_fkey" FOREIGN KEY ("voucher_code") REFERENCES "vouchers"("code");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_passport_upload_id_uploads_id_fkey" FOREIGN KEY ("passport_upload_id") REFERENCES "uploads"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_code_vouchers_code_fkey" FOREIGN KEY ("code") REFERENCES "vouchers"("code");--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "worker_slots" ADD CONSTRAINT "worker_slots_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "worker_slots" ADD CONSTRAINT "worker_slots_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_complaint_id_complaints_id_fkey" FOREIGN KEY ("complaint_id") REFERENCES "complaints"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_contract_id_contracts_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_service_id_services_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_plan_id_plans_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_contract_id_contracts_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_id_invoices_id_fkey" FOREIGN KEY ("credit_note_id") REFERENCES "invoices"("id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_contract_id_contracts_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_attachment_id_uploads_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "uploads"("id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_contract_id_contracts_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_worker_id_workers_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "workers"("id");