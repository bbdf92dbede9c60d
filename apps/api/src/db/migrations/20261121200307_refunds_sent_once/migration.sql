ALTER TABLE "refunds" ADD COLUMN "returned_before" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_set_aside" ON "refunds" ("created_at") WHERE state = 'unclear';--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state", ADD CONSTRAINT "refunds_state" CHECK (state in ('pending','sending','unclear','sent','failed'));