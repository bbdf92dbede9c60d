CREATE TABLE "complaint_pictures" (
	"upload_id" uuid PRIMARY KEY,
	"event_id" uuid NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "is_visit_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_pictures_event" ON "complaint_pictures" ("event_id");--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_upload_id_uploads_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_event_id_complaint_events_id_fkey" FOREIGN KEY ("event_id") REFERENCES "complaint_events"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "complaints" SET "is_visit_claim" = true WHERE "visit_id" IS NOT NULL;