CREATE TABLE "private_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"bytes" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"width" integer,
	-- squawk-ignore prefer-bigint-over-int
	"height" integer,
	-- squawk-ignore prefer-bigint-over-int
	"duration_ms" integer,
	"sha256" text NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_file_key_unique" UNIQUE("key"),
	CONSTRAINT "private_file_kind" CHECK (("private_file"."kind" = 'picture' AND "private_file"."width" IS NOT NULL AND "private_file"."height" IS NOT NULL AND "private_file"."duration_ms" IS NULL)
       OR ("private_file"."kind" = 'video' AND "private_file"."width" IS NULL AND "private_file"."height" IS NULL AND "private_file"."duration_ms" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_file_account" ON "private_file" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "private_file_unused" ON "private_file" USING btree ("created_at") WHERE NOT "private_file"."used";