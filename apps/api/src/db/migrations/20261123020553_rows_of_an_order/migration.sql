CREATE INDEX "invoices_order" ON "invoices" ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_contract" ON "invoices" ("contract_id");--> statement-breakpoint
CREATE INDEX "refunds_credit_note" ON "refunds" ("credit_note_id");--> statement-breakpoint
CREATE INDEX "requests_contract" ON "requests" ("contract_id");