/**
 * The interests (slugs) that each category of icebreakers speaks of, for choosing lines by what two members share.
 * Categories without an entry suit everybody.
 */
export const icebreakerTopics: Readonly<Record<string, readonly string[]>> = {
  food: ['cooking', 'dining_out', 'wine', 'coffee'],
  travel: ['travelling', 'camping', 'beach', 'winter_sports'],
  culture: ['films', 'series', 'reading', 'theatre', 'museums', 'art', 'photography'],
  music: ['music', 'dancing', 'singing', 'festivals'],
  outdoors: ['hiking', 'nature', 'gardening', 'camping', 'animals', 'beach'],
  sport: ['cycling', 'running', 'fitness', 'swimming', 'sailing', 'football', 'yoga'],
  home: ['cooking', 'series', 'animals', 'gardening', 'cuddling'],
  romance: ['relationship', 'kissing', 'cuddling', 'flirting'],
  games: ['gaming', 'board_games'],
}
