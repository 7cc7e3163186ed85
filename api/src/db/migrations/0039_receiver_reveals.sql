CREATE TABLE "receiver_reveal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receiver_reveal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receiver_reveal_purpose" CHECK ("receiver_reveal"."purpose" IN ('screen', 'sheet', 'export'))
);
--> statement-breakpoint
CREATE INDEX "receiver_reveal_account" ON "receiver_reveal" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "receiver_reveal_package" ON "receiver_reveal" USING btree ("package_id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receiver_reveal FOR EACH STATEMENT EXECUTE FUNCTION append_only();
