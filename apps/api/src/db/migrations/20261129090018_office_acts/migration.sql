CREATE TABLE "office_acts" (
	"id" uuid PRIMARY KEY,
	"operation" text NOT NULL,
	"record_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"acted_by" varchar(60),
	"reason" varchar(500),
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"notices" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "office_acts_customer" ON "office_acts" ("customer_id","at");--> statement-breakpoint
CREATE INDEX "office_acts_at" ON "office_acts" ("at");--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_acts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of office_acts are only added'; END $$;--> statement-breakpoint
CREATE TRIGGER "office_acts_are_only_added" BEFORE UPDATE OR DELETE ON "office_acts" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_acts"();
