CREATE TABLE "forbidden_word" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forbidden_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"added_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forbidden_word_word_unique" UNIQUE("word"),
	CONSTRAINT "forbidden_word_text" CHECK ("forbidden_word"."word" = lower("forbidden_word"."word") AND length("forbidden_word"."word") BETWEEN 1 AND 30)
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "sha256" text;