CREATE TABLE "receiver_print" (
	"print" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	CONSTRAINT "receiver_print_once" PRIMARY KEY("print","package_id")
);
--> statement-breakpoint
CREATE TABLE "print_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "print_key_one" CHECK ("print_key"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_print" text;--> statement-breakpoint
ALTER TABLE "phone_code" ADD COLUMN "phone_print" text;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "receiver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "receiver_edits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sender" ADD COLUMN "person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "receiver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "join_application" ADD COLUMN "person" text DEFAULT '' NOT NULL;