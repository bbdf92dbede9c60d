CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY,
	"customer_id" uuid NOT NULL,
	"session_hash" bytea NOT NULL,
	"endpoint" text NOT NULL CONSTRAINT "push_subscriptions_endpoint" UNIQUE,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "push_subscriptions_customer" ON "push_subscriptions" ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" ("session_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_age" ON "push_subscriptions" ("created_at");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id");