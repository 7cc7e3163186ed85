CREATE TABLE "export_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"job_kind" text NOT NULL,
	"kind" text NOT NULL,
	"request" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint DEFAULT 1 NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"attempts" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"file_names" text[] DEFAULT '{}' NOT NULL,
	"refusal" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "export_file_taskId_unique" UNIQUE("task_id"),
	CONSTRAINT "export_file_status" CHECK ("export_file"."status" BETWEEN 1 AND 4),
	CONSTRAINT "export_file_finished" CHECK (("export_file"."finished_at" IS NOT NULL) = ("export_file"."status" >= 3))
);
--> statement-breakpoint
ALTER TABLE "export_file" ADD CONSTRAINT "export_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_file_writing" ON "export_file" USING btree ("account_id","job_kind") WHERE "export_file"."status" = 2;--> statement-breakpoint
CREATE INDEX "export_file_waiting" ON "export_file" USING btree ("job_kind","id") WHERE "export_file"."status" = 1;--> statement-breakpoint
CREATE INDEX "export_file_account" ON "export_file" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "export_file_created" ON "export_file" USING btree ("created_at");