CREATE TABLE "address_book_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_book_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"person" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"print" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receiver_reveal" ALTER COLUMN "package_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receiver_reveal" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "address_book_entry" ADD CONSTRAINT "address_book_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_address_book_entry" ON "address_book_entry" USING btree ("account_id","print");--> statement-breakpoint
CREATE INDEX "address_book_entry_account" ON "address_book_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "address_book_entry_group" ON "address_book_entry" USING btree ("account_id","group_name","id") WHERE "address_book_entry"."group_name" <> '';--> statement-breakpoint
ALTER TABLE "receiver_reveal" ADD CONSTRAINT "receiver_reveal_of" CHECK (num_nonnulls("receiver_reveal"."package_id", "receiver_reveal"."entry_id") = 1) NOT VALID;
