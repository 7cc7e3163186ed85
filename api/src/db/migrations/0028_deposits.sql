CREATE TABLE "deposit_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_move_amount" CHECK ("deposit_move"."amount" > 0),
	CONSTRAINT "deposit_move_kind" CHECK ("deposit_move"."kind" IN (20, 21, 22))
);
--> statement-breakpoint
ALTER TABLE "compensation" DROP CONSTRAINT "compensation_parts";--> statement-breakpoint
ALTER TABLE "order_package" DROP CONSTRAINT "package_shares";--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "judged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "appealed_by" text;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "compensation" ADD COLUMN "surplus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_move" ADD CONSTRAINT "deposit_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_move_account" ON "deposit_move" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD CONSTRAINT "after_sale_case_appeal" CHECK (("after_sale_case"."appealed_by" IS NULL) = ("after_sale_case"."appealed_at" IS NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "compensation" ADD CONSTRAINT "compensation_parts" CHECK ("compensation"."amount" >= 0 AND "compensation"."surplus" >= 0 AND "compensation"."amount" + "compensation"."surplus" > 0 AND "compensation"."supplier_part" >= 0 AND "compensation"."agent_part" >= 0 AND "compensation"."supplier_part" + "compensation"."agent_part" <= "compensation"."amount") NOT VALID;--> statement-breakpoint
ALTER TABLE "order_package" ADD CONSTRAINT "package_shares" CHECK ("order_package"."supplier_share" + "order_package"."agent_share" >= 0 AND "order_package"."agent_share" >= 0 AND "order_package"."supplier_share" + "order_package"."agent_share" <= "order_package"."package_fee") NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_deposit" CHECK ("ledger_account"."code" <> 'deposit' OR ("ledger_account"."overdraft" = 0 AND "ledger_account"."held" = 0)) NOT VALID;