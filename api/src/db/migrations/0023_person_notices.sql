CREATE TABLE "person_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"once_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "person_notice" ADD CONSTRAINT "person_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notice_feed" ON "person_notice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "person_notice_unread" ON "person_notice" USING btree ("account_id","id") WHERE "person_notice"."read_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "person_notice_once" ON "person_notice" USING btree ("account_id","once_key") WHERE "person_notice"."once_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "person_notice_created" ON "person_notice" USING btree ("created_at");--> statement-breakpoint
-- A change that is told as `notice`.
ALTER TABLE "change_event" ADD COLUMN "notice" boolean DEFAULT false NOT NULL;
