-- Who may copy the database and read its log, and nothing else. On the primary, once, in its database
-- `postgres`; then \password for each.
create role barman login;
grant pg_read_all_settings, pg_read_all_stats, pg_checkpoint to barman;
grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal(),
  pg_create_restore_point(text) to barman;
create role barman_streaming login replication;
