CREATE TABLE "home_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	-- squawk-ignore prefer-bigint-over-smallint
	"place" smallint NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"sort" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"good_id" bigint,
	-- squawk-ignore prefer-bigint-over-smallint
	"audience" smallint DEFAULT 0 NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"down_at" timestamp (3) with time zone,
	-- squawk-ignore prefer-bigint-over-int
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_item_content" CHECK (CASE WHEN "home_item"."place" = 2 THEN "home_item"."good_id" IS NOT NULL ELSE "home_item"."good_id" IS NULL AND "home_item"."title" <> '' AND "home_item"."picture" <> '' END),
	CONSTRAINT "home_item_place_known" CHECK ("home_item"."place" IN (1, 2, 3) AND "home_item"."audience" IN (0, 1, 2)),
	CONSTRAINT "home_item_period" CHECK ("home_item"."start_at" IS NULL OR "home_item"."end_at" IS NULL OR "home_item"."start_at" < "home_item"."end_at")
);
--> statement-breakpoint
CREATE TABLE "operator_upload" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"size" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"width" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"height" integer NOT NULL,
	"sha256" text,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_upload_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "home_item" ADD CONSTRAINT "home_item_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_upload" ADD CONSTRAINT "operator_upload_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_item_place" ON "home_item" USING btree ("place","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "home_item_good" ON "home_item" USING btree ("good_id") WHERE "home_item"."good_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_upload_operator" ON "operator_upload" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_upload_unused" ON "operator_upload" USING btree ("created_at") WHERE NOT "operator_upload"."used";