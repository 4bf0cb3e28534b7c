#!/bin/sh
# Runs once, when the database volume is empty: creates the three roles, the product's database, and Hasura's own.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres \
  --set owner_password="$OWNER_PASSWORD" --set hasura_password="$HASURA_PASSWORD" --set actions_password="$ACTIONS_PASSWORD" <<'SQL'
create role sagework_owner login password :'owner_password';
create role sagework_hasura login password :'hasura_password';
create role sagework_actions login password :'actions_password';
create database sagework owner sagework_owner;
create database sagework_hasura owner sagework_hasura;
revoke connect, temporary on database sagework, sagework_hasura from public;
grant connect on database sagework to sagework_hasura, sagework_actions;
\connect sagework
-- Hasura writes its event log beside the tables. The migrations' job runs as the owner and makes all of it, triggers
-- included; the role that serves reads and writes rows and defines nothing.
create schema hdb_catalog authorization sagework_owner;
grant usage on schema hdb_catalog to sagework_hasura, sagework_actions;
alter default privileges for role sagework_owner in schema hdb_catalog
  grant select, insert, update, delete on tables to sagework_hasura;
alter default privileges for role sagework_owner in schema hdb_catalog grant usage on sequences to sagework_hasura;
-- The triggers of the real Hasura run with the rights of whoever changes a row, and that is the Express service too.
alter default privileges for role sagework_owner in schema hdb_catalog grant select, insert on tables to sagework_actions;
SQL
