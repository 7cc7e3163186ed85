-- States, pieces, pages and attempts, which are few.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "erp_good" (
	"account_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"good_version" integer,
	"msg" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"pushed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_good_once" PRIMARY KEY("account_id","good_id")
);
--> statement-breakpoint
ALTER TABLE "erp_good" ADD CONSTRAINT "erp_good_account_id_erp_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."erp_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_good" ADD CONSTRAINT "erp_good_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erp_good_state" ON "erp_good" USING btree ("account_id","state","good_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "erp_good_due" ON "erp_good" USING btree ("account_id","due_at") WHERE "erp_good"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "erp_good_good" ON "erp_good" USING btree ("good_id");