ALTER TABLE "orders" ADD COLUMN "office_note" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "office_note" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "office_note" text;