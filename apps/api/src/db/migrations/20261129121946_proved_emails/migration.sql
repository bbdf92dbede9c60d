CREATE TABLE "one_time_codes" (
	"contact" text NOT NULL,
	"purpose" text NOT NULL,
	"customer_id" uuid,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_key" UNIQUE NULLS NOT DISTINCT("contact","purpose","customer_id")
);
--> statement-breakpoint
DROP TABLE "mobile_codes";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "customers_email_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email_unique" ON "customers" (lower("email")) WHERE email_proved_at is not null;--> statement-breakpoint
DROP INDEX "customers_unproved";--> statement-breakpoint
CREATE INDEX "customers_unproved" ON "customers" ("created_at") WHERE proved_at is null and email_proved_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" (lower("email"));--> statement-breakpoint
CREATE INDEX "one_time_codes_customer" ON "one_time_codes" ("customer_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");--> statement-breakpoint
-- Nobody proved an email before, so every account is asked at its next sign-in. Links on their way end.
DELETE FROM "password_resets";--> statement-breakpoint
-- Requests for a code that wait for being sent name their recipient by its new name.
UPDATE "outbox" SET "payload" = jsonb_set("payload" - 'mobile', '{contact}', "payload"->'mobile') WHERE "kind" = 'code' AND "payload" ? 'mobile';
