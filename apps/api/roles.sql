-- Creates the role of the servers, which reads and writes rows and owns nothing. The owner of the schema runs it before
-- the first migration or later; running it again changes the password.
--   SERVER_PASSWORD=… psql --file apps/api/roles.sql postgres://owner@host/sakina
\set ON_ERROR_STOP on
\getenv password SERVER_PASSWORD
select not exists (select from pg_roles where rolname = 'sakina_server') as missing \gset
\if :missing
create role sakina_server;
\endif
alter role sakina_server login password :'password';

-- A server sets these parameters itself, except through a pooler, which keeps no session.
alter role sakina_server set timezone = 'UTC';
alter role sakina_server set statement_timeout = '15s';
alter role sakina_server set lock_timeout = '5s';
alter role sakina_server set idle_in_transaction_session_timeout = '15s';

grant usage on schema public to sakina_server;
grant select, insert, update, delete on all tables in schema public to sakina_server;
alter default privileges in schema public grant select, insert, update, delete on tables to sakina_server;

-- A server reads which migrations have run, because it refuses to start on an older schema.
create schema if not exists drizzle;
grant usage on schema drizzle to sakina_server;
grant select on all tables in schema drizzle to sakina_server;
alter default privileges in schema drizzle grant select on tables to sakina_server;
