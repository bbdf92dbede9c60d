/** The PostgreSQL channel that announces changed records. */
export const changesDatabaseChannel = 'changes'
