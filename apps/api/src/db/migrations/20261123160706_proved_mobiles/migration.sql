CREATE TABLE "mobile_codes" (
	"mobile" text,
	"purpose" text,
	"customer_id" uuid,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mobile_codes_pkey" PRIMARY KEY("mobile","purpose")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
-- Accounts of before held their ID and mobile alone, and go on doing so.
UPDATE "customers" SET "proved_at" = "created_at" WHERE "erased_at" IS NULL;--> statement-breakpoint
DROP INDEX "customers_national_id_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_national_id_unique" ON "customers" ("national_id") WHERE proved_at is not null;--> statement-breakpoint
DROP INDEX "customers_mobile_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_mobile_unique" ON "customers" ("mobile") WHERE proved_at is not null;--> statement-breakpoint
CREATE INDEX "customers_national_id" ON "customers" ("national_id");--> statement-breakpoint
CREATE INDEX "customers_mobile" ON "customers" ("mobile");--> statement-breakpoint
CREATE INDEX "customers_unproved" ON "customers" ("created_at") WHERE proved_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "mobile_codes_customer" ON "mobile_codes" ("customer_id");--> statement-breakpoint
CREATE INDEX "mobile_codes_expiry" ON "mobile_codes" ("expires_at");--> statement-breakpoint
ALTER TABLE "mobile_codes" ADD CONSTRAINT "mobile_codes_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");