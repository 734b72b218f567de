"""Prunes a reader to fewer heads and neurons, as the start of another training."""

import torch

from model import HEAD_SIZE


def pruned(weights, shape):
    """The weights of a reader of this shape, out of those of one with as many layers and at least as many heads and neurons."""
    kept = {name: value.float() for name, value in weights.items()}
    for block in range(shape.layers):
        prune_heads(kept, f"blocks.{block}.attention", shape.heads)
        prune_feed(kept, f"blocks.{block}", shape.feed * shape.width)
    return kept


def prune_heads(weights, name, count):
    """Importance of a head: the norm of its values times the norm of their output projection."""
    merge, project, bias = (weights[f"{name}.{part}"] for part in ("merge.weight", "project.weight", "project.bias"))
    query, key, value = (part.unflatten(0, (-1, HEAD_SIZE)) for part in project.chunk(3))
    given = merge.unflatten(1, (-1, HEAD_SIZE))
    worth = torch.stack([torch.linalg.matrix_norm(given[:, head] @ value[head]) for head in range(len(value))])
    heads = worth.topk(count).indices.sort().values
    weights[f"{name}.project.weight"] = torch.cat([part[heads].flatten(0, 1) for part in (query, key, value)])
    weights[f"{name}.project.bias"] = bias.unflatten(0, (3, -1, HEAD_SIZE))[:, heads].flatten()
    weights[f"{name}.merge.weight"] = given[:, heads].flatten(1)


def prune_feed(weights, name, count):
    into, out = weights[f"{name}.feed_in.weight"], weights[f"{name}.feed_out.weight"]
    neurons = (into.norm(dim=1) * out.norm(dim=0)).topk(count).indices.sort().values
    weights[f"{name}.feed_in.weight"] = into[neurons]
    weights[f"{name}.feed_in.bias"] = weights[f"{name}.feed_in.bias"][neurons]
    weights[f"{name}.feed_out.weight"] = out[:, neurons]
