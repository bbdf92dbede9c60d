ALTER TABLE "visits" ADD COLUMN "rating_stars" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "rating_note" varchar(500);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "next_worker" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_next_worker" CHECK (next_worker in ('same','another'));