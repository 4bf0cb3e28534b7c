/** Excludes system schemas and the engines' own. */
const IS_USER_SCHEMA = `n.nspname not in ('pg_catalog', 'information_schema', 'hdb_catalog', 'sagework_engine') and n.nspname !~ '^pg_(toast|temp)'`

/** Every type: domains refer to their base, arrays to their element, row types to their table. */
export const TYPES_SQL = `
select t.oid::text as oid, t.typname as name, format_type(t.oid, -1) as sql_type, t.typtype as kind,
       nullif(t.typbasetype, 0)::text as base, case when t.typcategory = 'A' then nullif(t.typelem, 0)::text end as element,
       case when c.relkind in ('r', 'v', 'm', 'f', 'p') then json_build_object('schema', n.nspname, 'name', c.relname) end as "table"
from pg_type t left join pg_class c on c.oid = t.typrelid left join pg_namespace n on n.oid = c.relnamespace`

/** Tables and views with their columns; the bits of pg_relation_is_updatable are 4 update, 8 insert, 16 delete. */
export const TABLES_SQL = `
select n.nspname as schema, c.relname as name, c.relkind as kind, pg_relation_is_updatable(c.oid, true) as updatable,
       obj_description(c.oid, 'pg_class') as comment,
       coalesce((select json_agg(json_build_object(
           'name', a.attname, 'position', a.attnum, 'type', a.atttypid::text, 'is_nullable', not (a.attnotnull or t.typnotnull),
           'has_default', a.atthasdef and a.attgenerated = '', 'identity', a.attidentity, 'is_generated', a.attgenerated <> '',
           'comment', col_description(c.oid, a.attnum)) order by a.attnum)
         from pg_attribute a join pg_type t on t.oid = a.atttypid
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and ${IS_USER_SCHEMA}`

/** Primary keys, unique constraints and foreign keys, columns in the constraint's order. */
export const CONSTRAINTS_SQL = `
select n.nspname as schema, c.relname as "table", k.conname as name, k.contype as kind,
       (select json_agg(a.attname order by u.place) from unnest(k.conkey) with ordinality u(num, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) as columns,
       case when k.contype = 'f' then json_build_object('schema', rn.nspname, 'name', rc.relname) end as remote,
       (select json_agg(a.attname order by u.place) from unnest(k.confkey) with ordinality u(num, place)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num) as remote_columns
from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
left join pg_class rc on rc.oid = k.confrelid left join pg_namespace rn on rn.oid = rc.relnamespace
where k.contype in ('p', 'u', 'f') and ${IS_USER_SCHEMA}
order by k.conname`

/** Functions with their input arguments; the last pronargdefaults of them have defaults. */
export const FUNCTIONS_SQL = `
select n.nspname as schema, p.proname as name, p.prorettype::text as return_type, p.proretset as returns_set,
       p.provolatile as volatility, p.provariadic <> 0 as is_variadic, p.pronargdefaults as default_count,
       p.proargtypes::text as argument_types, p.proargnames as argument_names, p.proargmodes::text[] as argument_modes,
       obj_description(p.oid, 'pg_proc') as comment
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where p.prokind = 'f' and ${IS_USER_SCHEMA}`
