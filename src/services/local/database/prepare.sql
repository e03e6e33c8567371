-- What a superuser of PostgreSQL runs once, so that the role in DATABASE_URL needs no right beyond its own database:
--   psql -v role=tenun -v database=tenun -f src/services/local/database/prepare.sql
-- `npm run tenun -- prepare-database` prints the same with the names filled in.

-- The roles that transactions take. They belong to the whole cluster; another database may have them already.
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['tenun_visitor', 'tenun_writer', 'tenun_server'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
    END IF;
  END LOOP;
END $$;

-- The role in DATABASE_URL. It has no password yet: ALTER ROLE … PASSWORD '…', or \password in psql.
CREATE ROLE :"role" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;

-- The first migrations grant it these roles themselves, which takes the ADMIN OPTION.
GRANT tenun_visitor, tenun_writer, tenun_server TO :"role" WITH ADMIN OPTION;

-- It owns its database, and so may set up the schemas public and pgboss. For one that exists already:
-- ALTER DATABASE … OWNER TO …
CREATE DATABASE :"database" OWNER :"role" TEMPLATE template0 ENCODING 'UTF8';
