import { onWeb } from '@taproom/shelf/web'

export const titleOf = (game: string): string => onWeb.get(game)?.front.title ?? game
