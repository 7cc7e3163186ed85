CREATE TABLE "real_name_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_name_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"certify_id" text NOT NULL,
	"url" text NOT NULL,
	"real_name" text NOT NULL,
	"id_card" text NOT NULL,
	"id_card_hash" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "real_name_check_certifyId_unique" UNIQUE("certify_id")
);
--> statement-breakpoint
CREATE TABLE "good_collect" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_collect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "good_collect_once" UNIQUE("account_id","good_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "real_name_masked" text;--> statement-breakpoint
ALTER TABLE "real_name_check" ADD CONSTRAINT "real_name_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_collect" ADD CONSTRAINT "good_collect_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_collect" ADD CONSTRAINT "good_collect_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "real_name_check_account" ON "real_name_check" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "real_name_check_person" ON "real_name_check" USING btree ("id_card_hash") WHERE "real_name_check"."status" = 2;--> statement-breakpoint
CREATE INDEX "good_collect_good" ON "good_collect" USING btree ("good_id");