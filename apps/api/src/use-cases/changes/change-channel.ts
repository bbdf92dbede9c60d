export const changesDatabaseChannel = 'changes'
