DROP INDEX "third_order_once";--> statement-breakpoint
CREATE TABLE "third_order" (
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"third_order_no" text NOT NULL,
	"package_id" bigint NOT NULL,
	CONSTRAINT "third_order_once" PRIMARY KEY("account_id","platform","third_order_no")
);
--> statement-breakpoint
CREATE TABLE "outside_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "auto_send" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "remote_address_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "batch_no" text;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "output_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "output_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "auto_send_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "auto_send_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "auto_send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "shop_id" bigint;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "merge_id" bigint;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "encrypted_id" text;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "receiver_key" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "problem_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "problem_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "auto_day_limit" bigint;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "auto_parcel_limit" bigint;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "default_courier_id" bigint;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "default_sender_id" bigint;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "tag_rule" jsonb DEFAULT '{"matchType":0,"color":null,"text":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "third_order" ADD CONSTRAINT "third_order_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "third_order_package" ON "third_order" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "orders_batch" ON "orders" USING btree ("batch_no") WHERE "orders"."batch_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_itself" ON "orders" USING btree ("shop_id","created_at") WHERE "orders"."by_itself";--> statement-breakpoint
CREATE INDEX "order_package_to_issue" ON "order_package" USING btree ("order_id") WHERE "order_package"."output_status" IN (1, 2);--> statement-breakpoint
CREATE INDEX "order_package_to_send" ON "order_package" USING btree ("shop_id","auto_send_at") WHERE "order_package"."auto_send_status" IN (1, 2);--> statement-breakpoint
CREATE INDEX "order_package_problem" ON "order_package" USING btree ("account_id","id" DESC NULLS LAST) WHERE "order_package"."output_status" = 4 OR "order_package"."auto_send_status" IN (4, 5);--> statement-breakpoint
CREATE INDEX "shop_order_package" ON "shop_order" USING btree ("package_id") WHERE "shop_order"."package_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_merge" ON "shop_order" USING btree ("merge_id") WHERE "shop_order"."merge_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_problem" ON "shop_order" USING btree ("shop_id","id" DESC NULLS LAST) WHERE "shop_order"."problem_code" <> '';
