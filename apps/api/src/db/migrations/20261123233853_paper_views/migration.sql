CREATE TABLE "paper_views" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"viewed_by" varchar(60) NOT NULL,
	"reason" varchar(300),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "paper_views_customer" ON "paper_views" ("customer_id");--> statement-breakpoint
CREATE INDEX "paper_views_age" ON "paper_views" ("at");--> statement-breakpoint
ALTER TABLE "paper_views" ADD CONSTRAINT "paper_views_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");