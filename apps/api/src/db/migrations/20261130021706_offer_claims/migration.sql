ALTER TABLE "complaints" ADD COLUMN "is_offer_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "complaints" SET "is_offer_claim" = true WHERE "id" IN (SELECT "offer_complaint_id" FROM "contracts");
