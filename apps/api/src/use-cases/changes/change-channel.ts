export const changeChannel = 'changes'
