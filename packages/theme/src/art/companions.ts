import { type EmblemId, emblems } from "./emblems.ts";
import type { Random } from "./random.ts";

/** Drawings on the same theme: the companions of a leading drawing come from the groups it belongs to. */
const circles: readonly (readonly EmblemId[])[] = [
  ["cards", "dice", "roulette", "chips", "spade", "crown", "hat"],
  ["tile", "domino", "hwatu", "knight", "dice", "cards", "tea"],
  ["reels", "seven", "bell", "cherry", "gem", "star", "bolt"],
  ["cherry", "apple", "grapes", "watermelon", "seven", "butterfly"],
  ["coin", "ingot", "gem", "clover", "crown", "chest", "horseshoe", "key"],
  ["lantern", "fan", "lotus", "moon", "mask", "drum", "pouch", "envelope", "tea", "hwatu"],
  ["pouch", "envelope", "ingot", "coin", "lantern"],
  ["mountain", "wave", "moon", "pyramid", "sun", "lotus", "volcano", "snowflake"],
  ["pyramid", "scroll", "sun", "key", "hourglass", "gem"],
  ["volcano", "flame", "bomb", "bolt", "gem"],
  ["soccer", "basket", "baseball", "trophy", "target", "football", "glove", "flag"],
  ["tennis", "shuttle", "bowling", "trophy", "baseball", "star"],
  ["gamepad", "joystick", "robot", "rocket", "bolt", "shield", "target", "trophy"],
  ["rocket", "astronaut", "planet", "comet", "star", "moon"],
  ["helmet", "sword", "shield", "crown", "potion", "chest", "scroll"],
  ["potion", "hat", "owl", "key", "moon", "star"],
  ["fish", "shark", "whale", "crab", "octopus", "turtle", "pearl", "anchor", "coin"],
  ["ship", "anchor", "compass", "chest", "wave", "key"],
  ["ace", "shoe", "cards", "heart", "spade", "chips", "spotlight", "crown"],
  ["bowl", "coin", "dice", "tile", "tea", "pagoda"],
  ["lemon", "orange", "strawberry", "pineapple", "cherry", "grapes", "watermelon"],
  ["lollipop", "cupcake", "honey", "strawberry", "balloon", "heart", "tent"],
  ["mushroom", "butterfly", "honey", "clover", "feather"],
  ["castle", "sword", "crown", "shield", "axe"],
  ["temple", "trident", "bolt", "lamp", "sun", "wave"],
  ["pagoda", "bamboo", "lantern", "lotus", "fan"],
  ["palm", "cactus", "lamp", "sun", "pyramid", "shell", "starfish"],
  ["ferris", "tent", "balloon", "ticket", "disco", "lollipop"],
  ["lighthouse", "ship", "anchor", "shell", "compass", "wave"],
  ["hammer", "axe", "shield", "bolt", "helmet", "ring"],
  ["pickaxe", "gem", "bomb", "mountain", "ingot", "ring"],
  ["bow", "feather", "target", "clover"],
  ["skull", "ship", "chest", "anchor", "potion", "moon"],
  ["car", "flag", "trophy", "bolt", "wheel", "cactus"],
  ["jellyfish", "starfish", "shell", "puffer", "hook", "trident", "fish", "crab", "pearl"],
  ["lotto", "wheel", "ticket", "clover", "plinko", "star", "coin"],
];

/** Companions of an animal; other drawings do not get animals. */
const animals: Readonly<Partial<Record<EmblemId, readonly EmblemId[]>>> = {
  tiger: ["mountain", "moon", "coin", "bolt"],
  ox: ["mountain", "coin", "flame", "trophy"],
  fox: ["moon", "grapes", "coin", "star"],
  bear: ["mountain", "snowflake", "coin", "butterfly"],
  panda: ["lotus", "fan", "tea", "lantern"],
  cat: ["fish", "coin", "bell", "pouch"],
  rabbit: ["moon", "clover", "pouch", "star"],
  owl: ["moon", "star", "potion", "key"],
  frog: ["lotus", "coin", "butterfly", "clover"],
  penguin: ["snowflake", "fish", "gem", "star"],
  wolf: ["moon", "mountain", "snowflake", "bow"],
  lion: ["crown", "sun", "palm", "shield"],
  eagle: ["mountain", "feather", "sun", "cactus"],
  elephant: ["palm", "lotus", "bamboo", "lamp"],
  monkey: ["palm", "pineapple", "bamboo", "drum"],
  pig: ["coin", "clover", "pouch", "ingot"],
  peacock: ["feather", "fan", "gem", "lotus"],
  bee: ["honey", "butterfly", "clover", "lemon"],
  dragon: ["flame", "pearl", "castle", "coin"],
  chick: ["sun", "clover", "apple", "coin"],
};

/** A leading drawing and up to four companions, in random order. */
export function withCompanions(lead: EmblemId, random: Random): readonly EmblemId[] {
  const near = animals[lead] ?? circles.filter((circle) => circle.includes(lead)).flat();
  const others = [...new Set(near)].filter((emblem) => emblem !== lead);
  const drawn = others.map((emblem) => ({ emblem, at: random() })).toSorted((one, other) => one.at - other.at);
  return [lead, ...drawn.slice(0, 4).map(({ emblem }) => emblem)];
}

/** Whether a drawing of this name exists. */
export function isEmblem(name: string): name is EmblemId {
  return Object.hasOwn(emblems, name);
}
