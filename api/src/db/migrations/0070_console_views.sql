CREATE TABLE "console_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "console_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "console_view_name" UNIQUE("operator_id","list","name"),
	CONSTRAINT "console_view_search" CHECK (length("console_view"."search") <= 500)
);
--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "console_view_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "console_view_shared" ON "console_view" USING btree ("list","id") WHERE "console_view"."is_shared";