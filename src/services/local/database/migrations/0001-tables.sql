-- The tables of the drizzle schema in ../schema, as drizzle-kit writes them.
CREATE TABLE "class_mentors" (
  "site_id" text NOT NULL,
  "class_id" uuid NOT NULL,
  "mentor_id" uuid NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "class_mentors_class_id_mentor_id_pk" PRIMARY KEY("class_id","mentor_id")
);

CREATE TABLE "classes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "program_id" uuid,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "description" text NOT NULL,
  "about" text NOT NULL,
  "logo" text,
  "cover" text,
  "level" text NOT NULL,
  "mode" text NOT NULL,
  "city" text,
  "price" bigint NOT NULL,
  "seats" integer NOT NULL,
  "is_webinar" boolean DEFAULT false NOT NULL,
  "benefits" text[] DEFAULT '{}' NOT NULL,
  "audience" text[] DEFAULT '{}' NOT NULL,
  "opens_at" timestamp with time zone NOT NULL,
  "closes_at" timestamp with time zone NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone NOT NULL,
  CONSTRAINT "classes_site_slug" UNIQUE("site_id","slug"),
  CONSTRAINT "classes_site_id" UNIQUE("site_id","id")
);

CREATE TABLE "mentors" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "role" text NOT NULL,
  "bio" text NOT NULL,
  "photo" text,
  "expertise" text[] DEFAULT '{}' NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "mentors_site_slug" UNIQUE("site_id","slug"),
  CONSTRAINT "mentors_site_id" UNIQUE("site_id","id")
);

CREATE TABLE "modules" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "class_id" uuid NOT NULL,
  "slug" text NOT NULL,
  "title" text NOT NULL,
  "summary" text NOT NULL,
  "hours" integer NOT NULL,
  "position" integer NOT NULL,
  "chapters" jsonb NOT NULL,
  CONSTRAINT "modules_class_slug" UNIQUE("site_id","class_id","slug")
);

CREATE TABLE "post_categories" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "kind_id" uuid NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  CONSTRAINT "post_categories_kind_slug" UNIQUE("site_id","kind_id","slug"),
  CONSTRAINT "post_categories_kind_id" UNIQUE("site_id","kind_id","id")
);

CREATE TABLE "post_kinds" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  CONSTRAINT "post_kinds_site_slug" UNIQUE("site_id","slug"),
  CONSTRAINT "post_kinds_site_id" UNIQUE("site_id","id")
);

CREATE TABLE "posts" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "kind_id" uuid NOT NULL,
  "category_id" uuid,
  "slug" text NOT NULL,
  "title" text NOT NULL,
  "summary" text NOT NULL,
  "content" text NOT NULL,
  "cover" text,
  "is_published" boolean DEFAULT true NOT NULL,
  "published_at" timestamp with time zone NOT NULL,
  "minutes" integer NOT NULL,
  "views" integer DEFAULT 0 NOT NULL,
  "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('indonesian'::regconfig, title || ' ' || summary || ' ' || content)) STORED NOT NULL,
  CONSTRAINT "posts_kind_slug" UNIQUE("site_id","kind_id","slug")
);

CREATE TABLE "program_schools" (
  "site_id" text NOT NULL,
  "program_id" uuid NOT NULL,
  "school_id" uuid NOT NULL,
  CONSTRAINT "program_schools_program_id_school_id_pk" PRIMARY KEY("program_id","school_id")
);

CREATE TABLE "programs" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "summary" text NOT NULL,
  "about" text NOT NULL,
  "logo" text,
  "cover" text,
  "duration" text NOT NULL,
  "audience" text NOT NULL,
  "outcomes" text[] DEFAULT '{}' NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "programs_site_slug" UNIQUE("site_id","slug"),
  CONSTRAINT "programs_site_id" UNIQUE("site_id","id")
);

CREATE TABLE "schools" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "slug" text NOT NULL,
  "name" text NOT NULL,
  "city" text NOT NULL,
  "province" text NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "students" integer DEFAULT 0 NOT NULL,
  "alumni" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "schools_site_slug" UNIQUE("site_id","slug"),
  CONSTRAINT "schools_site_id" UNIQUE("site_id","id")
);

CREATE TABLE "sites" (
  "id" text PRIMARY KEY NOT NULL,
  "layout" text,
  "hosts" text[] DEFAULT '{}' NOT NULL,
  "settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "testimonies" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "site_id" text NOT NULL,
  "name" text NOT NULL,
  "role" text NOT NULL,
  "message" text NOT NULL,
  "rating" integer NOT NULL,
  "is_approved" boolean DEFAULT false NOT NULL,
  "sent_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "class_mentors" ADD CONSTRAINT "class_mentors_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "class_mentors" ADD CONSTRAINT "class_mentors_site_id_class_id_classes_site_id_id_fk" FOREIGN KEY ("site_id","class_id") REFERENCES "classes"("site_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "class_mentors" ADD CONSTRAINT "class_mentors_site_id_mentor_id_mentors_site_id_id_fk" FOREIGN KEY ("site_id","mentor_id") REFERENCES "mentors"("site_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "classes" ADD CONSTRAINT "classes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "classes" ADD CONSTRAINT "classes_site_id_program_id_programs_site_id_id_fk" FOREIGN KEY ("site_id","program_id") REFERENCES "programs"("site_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "modules" ADD CONSTRAINT "modules_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "modules" ADD CONSTRAINT "modules_site_id_class_id_classes_site_id_id_fk" FOREIGN KEY ("site_id","class_id") REFERENCES "classes"("site_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_site_id_kind_id_post_kinds_site_id_id_fk" FOREIGN KEY ("site_id","kind_id") REFERENCES "post_kinds"("site_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "post_kinds" ADD CONSTRAINT "post_kinds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_kind_id_post_kinds_site_id_id_fk" FOREIGN KEY ("site_id","kind_id") REFERENCES "post_kinds"("site_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_kind_id_category_id_fk" FOREIGN KEY ("site_id","kind_id","category_id") REFERENCES "post_categories"("site_id","kind_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "program_schools" ADD CONSTRAINT "program_schools_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "program_schools" ADD CONSTRAINT "program_schools_site_id_program_id_programs_site_id_id_fk" FOREIGN KEY ("site_id","program_id") REFERENCES "programs"("site_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "program_schools" ADD CONSTRAINT "program_schools_site_id_school_id_schools_site_id_id_fk" FOREIGN KEY ("site_id","school_id") REFERENCES "schools"("site_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "programs" ADD CONSTRAINT "programs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "schools" ADD CONSTRAINT "schools_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "class_mentors_mentor" ON "class_mentors" USING btree ("site_id","mentor_id");
CREATE INDEX "classes_listed" ON "classes" USING btree ("site_id","starts_at");
CREATE INDEX "classes_program" ON "classes" USING btree ("site_id","program_id");
CREATE INDEX "mentors_listed" ON "mentors" USING btree ("site_id","position");
CREATE INDEX "posts_listed" ON "posts" USING btree ("site_id","kind_id","published_at");
CREATE INDEX "posts_category" ON "posts" USING btree ("site_id","category_id");
CREATE INDEX "posts_words" ON "posts" USING gin ("words");
CREATE INDEX "program_schools_school" ON "program_schools" USING btree ("site_id","school_id");
CREATE INDEX "programs_listed" ON "programs" USING btree ("site_id","position");
CREATE INDEX "sites_hosts" ON "sites" USING gin ("hosts");
CREATE INDEX "testimonies_listed" ON "testimonies" USING btree ("site_id","sent_at");