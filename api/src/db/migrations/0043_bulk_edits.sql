CREATE TABLE "bulk_edit_line" (
	"edit_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"place" integer NOT NULL,
	"good_id" bigint NOT NULL,
	"sku_id" bigint,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	"kept" jsonb,
	-- squawk-ignore prefer-bigint-over-smallint
	"undo_reason" smallint,
	"undo_found" bigint,
	CONSTRAINT "bulk_edit_line_edit_id_place_pk" PRIMARY KEY("edit_id","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_edit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_edit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edit_no" text NOT NULL,
	"seller_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"change" jsonb NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"goods_count" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"row_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	-- squawk-ignore prefer-bigint-over-int
	"undone_count" integer,
	CONSTRAINT "bulk_edit_editNo_unique" UNIQUE("edit_no"),
	CONSTRAINT "bulk_edit_undone" CHECK (("bulk_edit"."undone_at" IS NULL) = ("bulk_edit"."undone_count" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "bulk_edit_line" ADD CONSTRAINT "bulk_edit_line_edit_id_bulk_edit_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."bulk_edit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_line" ADD CONSTRAINT "bulk_edit_line_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_line" ADD CONSTRAINT "bulk_edit_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit" ADD CONSTRAINT "bulk_edit_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_edit_seller" ON "bulk_edit" USING btree ("seller_id","id");