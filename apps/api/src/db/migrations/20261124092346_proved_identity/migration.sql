CREATE TABLE "identity_checks" (
	"customer_id" uuid PRIMARY KEY,
	"national_id" text NOT NULL,
	"reference" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "id_proved_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_proved_id_unique" ON "customers" ("national_id") WHERE id_proved_at is not null;--> statement-breakpoint
CREATE INDEX "identity_checks_expiry" ON "identity_checks" ("expires_at");--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");