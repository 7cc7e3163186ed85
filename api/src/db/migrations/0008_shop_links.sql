CREATE TABLE "shop_good_item" (
	"shop_good_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "shop_good_item_once" PRIMARY KEY("shop_good_id","sku_id"),
	CONSTRAINT "shop_good_item_pieces" CHECK ("shop_good_item"."num" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "shop_sku" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"remote_good_id" text NOT NULL,
	"remote_sku_id" text NOT NULL,
	"title" text NOT NULL,
	"sku" text NOT NULL,
	"sku_text" text NOT NULL,
	"merchant_code" text DEFAULT '' NOT NULL,
	"pic" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_sku_once" UNIQUE("shop_id","remote_good_id","remote_sku_id")
);
--> statement-breakpoint
ALTER TABLE "shop_good" ADD COLUMN "agreed_texts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_good" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_good_item" ADD CONSTRAINT "shop_good_item_shop_good_id_shop_good_id_fk" FOREIGN KEY ("shop_good_id") REFERENCES "public"."shop_good"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good_item" ADD CONSTRAINT "shop_good_item_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sku" ADD CONSTRAINT "shop_sku_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_good_item_sku" ON "shop_good_item" USING btree ("sku_id");--> statement-breakpoint
INSERT INTO "shop_sku" ("shop_id", "remote_good_id", "remote_sku_id", "title", "sku", "sku_text", "pic", "seen_at")
SELECT DISTINCT ON (o."shop_id", i->>'remoteGoodId', i->>'remoteSkuId') o."shop_id", i->>'remoteGoodId', i->>'remoteSkuId', i->>'title', i->>'sku',
       btrim(regexp_replace(normalize(coalesce(nullif(btrim(i->>'sku'), ''), i->>'title', ''), NFKC), '\s+', ' ', 'g')), i->>'pic', coalesce(o."paid_at", o."created_at")
  FROM "shop_order" o, jsonb_array_elements(o."items") i
 ORDER BY o."shop_id", i->>'remoteGoodId', i->>'remoteSkuId', coalesce(o."paid_at", o."created_at") DESC;--> statement-breakpoint
UPDATE "shop_good" g SET "agreed_texts" = ARRAY[k."sku_text"] FROM "shop_sku" k
 WHERE k."shop_id" = g."shop_id" AND k."remote_good_id" = g."remote_good_id" AND k."remote_sku_id" = g."remote_sku_id" AND g."remote_sku_id" <> '';--> statement-breakpoint
INSERT INTO "shop_good_item" ("shop_good_id", "sku_id", "num", "sort")
SELECT g."id", min(k."id"), g."num", 0 FROM "shop_good" g JOIN "sku" k ON k."good_id" = g."good_id" AND k."deleted_at" IS NULL
 GROUP BY g."id" HAVING count(*) = 1;
