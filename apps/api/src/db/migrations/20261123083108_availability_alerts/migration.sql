CREATE TABLE "availability_alerts" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid,
	"email" text,
	"mobile" text,
	"contact" text NOT NULL,
	"subject" text NOT NULL,
	"plan_id" integer,
	"day" date,
	"state_id" integer,
	"city_id" integer,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "availability_alerts_open" ON "availability_alerts" ("contact","subject") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "availability_alerts_customer" ON "availability_alerts" ("customer_id");--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD CONSTRAINT "availability_alerts_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");