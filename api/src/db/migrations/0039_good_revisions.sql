CREATE TABLE "good_revision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"good_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"fields" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_good_revision" UNIQUE("good_id")
);
--> statement-breakpoint
ALTER TABLE "good_revision" ADD CONSTRAINT "good_revision_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_revision" ADD CONSTRAINT "good_revision_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;