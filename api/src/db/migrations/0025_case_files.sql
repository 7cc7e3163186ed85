CREATE TABLE "case_file" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"sort" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_file" ADD CONSTRAINT "case_file_file_id_private_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_file" ADD CONSTRAINT "case_file_case_id_after_sale_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."after_sale_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_file" ADD CONSTRAINT "case_file_message_id_case_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_file_message" ON "case_file" USING btree ("message_id","sort");